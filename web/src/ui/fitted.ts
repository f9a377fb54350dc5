/**
 * A place of fixed height: what is written there is written smaller, step by step, until it fits. `data-fit` says how
 * small; at the last step the place may grow, so that nothing is ever cut.
 */

const LAST_STEP = 3;

export function fitted(place: HTMLElement): () => void {
  let width = 0;
  let height = 0;

  function fit(): void {
    for (let step = 0; step <= LAST_STEP; step++) {
      place.dataset['fit'] = `${step}`;
      if (place.scrollHeight <= place.clientHeight) return;
    }
  }
  /** Growing is no reason to fit again. */
  function resized(): void {
    if (place.clientWidth === width && innerHeight === height) return;
    width = place.clientWidth;
    height = innerHeight;
    fit();
  }

  const writing = new MutationObserver(fit);
  writing.observe(place, { childList: true, characterData: true, subtree: true });
  const room = new ResizeObserver(resized);
  room.observe(place);
  return () => {
    writing.disconnect();
    room.disconnect();
  };
}
