/** The table of a phone: whatever is touched is read first; what is done with it stands beside the words. */

import type { Spot } from '../../../play/spots.ts';
import type { TableState } from '../../../play/table.svelte.ts';
import { Reader } from '../../../ui/phone/reader.svelte.ts';
import { letterAt } from '../spots.ts';
import { Board, type Touched } from '../table/board.svelte.ts';
import type { Split } from '../table/split.svelte.ts';
import type { Staging } from '../table/staging.svelte.ts';
import { pageKey, pagesAt, type Thing } from './pages.ts';

export class PhoneBoard extends Board {
  readonly reader: Reader<Thing>;

  constructor(
    table: TableState,
    readonly staging: Staging,
    readonly split: Split,
  ) {
    super(table);
    this.reader = new Reader((choice) => (table.decision === null ? Promise.resolve(null) : table.why(choice)));
  }

  /** Energy is picked at once, since it can be put back: nothing is gone before it is confirmed. */
  override touch(spot: Spot, nth: number, { card, why }: Touched): void {
    if (this.#picksAtOnce(spot)) this.press(spot, nth);
    else this.reader.tap(() => pagesAt(this, spot, card, why), pageKey(spot, nth));
  }

  override tells(): boolean {
    return true;
  }

  override again(spot: Spot, nth: number): boolean {
    return super.again(spot, nth) || this.reader.isOpen(pageKey(spot, nth));
  }

  #picksAtOnce(spot: Spot): boolean {
    return (spot === 'transmute' && this.choice(spot) !== null) || (this.pickable(spot) && letterAt(spot) !== null);
  }
}
