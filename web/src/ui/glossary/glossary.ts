/** The signs of a game: how each is drawn, what it is called, and what it means. */

import type { Component } from 'svelte';

export interface Glossary<Sign extends string = string> {
  /** In the order in which one meets them. */
  readonly signs: readonly Sign[];
  /** Only those who know the game's signs can name one. */
  readonly Drawing: Component<{ name: never; size?: number }>;
  /** A sign by its name, for screen readers and headings. */
  nameOf(sign: Sign): string;
  /** What it means, in a sentence or two. */
  aboutOf(sign: Sign): string;
}
