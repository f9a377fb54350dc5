// Runs before the first paint; the settings proper are in src/settings.
try {
  const { theme, textSize } = JSON.parse(localStorage.getItem("chronomage.settings") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (textSize === "large" || textSize === "largest") document.documentElement.dataset.text = textSize;
} catch {
  // What cannot be read says nothing: the system's theme it is.
}
