/** A failure a person can act on: its message is one sentence and is shown without a stack. */
export class PlainError extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'PlainError';
    this.exitCode = exitCode;
  }
}
