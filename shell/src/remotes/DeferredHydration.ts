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

/** A page in view that says all it has to say without code: none is fetched before it is touched. */
export class DeferredHydration {
  private isLost = false;
  private end = () => {};
  private readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });
  private touched = Promise.race([nextEvent(FIRST_INPUT_EVENTS), this.ended]).then(preloadPage);
  private readonly pathname = location.pathname;

  /**
   * @param remote whose page it is
   * @param tell says that code did not arrive
   */
  constructor(
    readonly remote: string,
    private readonly tell: () => void,
  ) {}

  /** Resolves when code is wanted. */
  over(): Promise<void> {
    return this.touched;
  }

  /** To be called when nothing is left of the page that was drawn. */
  lost(): void {
    this.isLost = true;
    this.end();
  }

  /**
   * To be called when the code did not arrive. The page stays as it was drawn, and the next press tries again.
   * @returns false when what the reader is to see now cannot be drawn without code
   */
  goesOn(): boolean {
    if (this.isLost || location.pathname !== this.pathname) return false;
    this.tell();
    this.touched = nextEvent(RETRY_EVENTS);
    return true;
  }
}
