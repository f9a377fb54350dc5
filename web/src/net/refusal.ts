import type { ErrorCode } from './types.ts';

/** Something was refused, and nothing has changed. `message` is English, for people; `code` is for programs. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly status = 0,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
