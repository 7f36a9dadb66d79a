import { nextEvent } from './nextEvent';
import { preloadPage } from './preloadPage';

/** Some assistive tools only click. */
const FIRST_INPUT_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'input',
  'wheel',
  'scroll',
  'focusin',
  'popstate',
];
const RETRY_EVENTS = ['click', 'keydown', 'popstate', 'online'];

/** A prerendered page whose code is not fetched before its first use. */
export class DeferredHydration {
  private isLost = false;
  private end = () => {};
  private readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });
  private touched = Promise.race([nextEvent(FIRST_INPUT_EVENTS), this.ended]).then(preloadPage);
  private readonly pathname = location.pathname;

  /**
   * @param remote owner of the page
   * @param tell reports that the code did not load
   */
  constructor(
    readonly remote: string,
    private readonly tell: () => void,
  ) {}

  /** Resolves when code is needed. */
  over(): Promise<void> {
    return this.touched;
  }

  /** Call it when the prerendered page was removed. */
  lost(): void {
    this.isLost = true;
    this.end();
  }

  /**
   * Call it when the code did not load. The prerendered page stays, and the next press tries again.
   * @returns false when the current address needs code
   */
  goesOn(): boolean {
    if (this.isLost || location.pathname !== this.pathname) return false;
    this.tell();
    this.touched = nextEvent(RETRY_EVENTS);
    return true;
  }
}
