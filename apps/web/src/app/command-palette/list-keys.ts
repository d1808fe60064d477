const NAMES = ['ArrowDown', 'ArrowUp', 'Enter'] as const;
type ListKey = (typeof NAMES)[number];

export function listKeyOf(key: string): ListKey | undefined {
  return NAMES.find((name) => name === key);
}

/** Passes keys of the input to the list. Enter waits until the list has loaded. */
export class ListKeys {
  #press: ((key: ListKey) => void) | null = null;
  #isEnterWaiting = false;

  press(key: ListKey): void {
    if (this.#press) this.#press(key);
    else this.#isEnterWaiting ||= key === 'Enter';
  }

  handle(press: (key: ListKey) => void): void {
    this.#press = press;
  }

  waitWithEnter(): void {
    this.#isEnterWaiting = true;
  }

  forgetEnter(): void {
    this.#isEnterWaiting = false;
  }

  /** @returns whether an Enter was waiting */
  takeEnter(): boolean {
    const wasWaiting = this.#isEnterWaiting;
    this.#isEnterWaiting = false;
    return wasWaiting;
  }
}
