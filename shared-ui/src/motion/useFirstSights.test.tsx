import { act, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';

import { useFirstSights } from './useFirstSights';

interface Seen {
  observed: Set<Element>;
  report(isIntersecting: boolean): void;
}

let isCalm: boolean;
const observers: Seen[] = [];
const moved: { what: string | null; frames: unknown }[] = [];

beforeEach(() => {
  observers.length = moved.length = 0;
  isCalm = false;
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  Element.prototype.animate = function animate(this: Element, frames: unknown) {
    moved.push({ what: this.textContent, frames });
    return {} as Animation;
  } as typeof Element.prototype.animate;
  window.IntersectionObserver = class {
    observed = new Set<Element>();
    constructor(private callback: (entries: unknown[]) => void) {
      observers.push(this);
    }
    observe = (element: Element) => this.observed.add(element);
    unobserve = (element: Element) => this.observed.delete(element);
    disconnect = () => this.observed.clear();
    report(isIntersecting: boolean) {
      this.callback([...this.observed].map((target) => ({ target, isIntersecting })));
    }
  } as unknown as typeof IntersectionObserver;
});

describe('an element on its first view', () => {
  it('moves once, when it first becomes visible', () => {
    render(<Section />);
    see(false);
    see(true);
    see(false);
    see(true);
    expect(moved.map(({ what }) => what)).toEqual(['Join the communityŽana', 'Žana']);
  });

  it('does not move when it was visible at the start', () => {
    render(<Section />);
    see(true);
    see(false);
    see(true);
    expect(moved).toEqual([]);
  });

  it('only fades with reduced motion', () => {
    isCalm = true;
    render(<Section />);
    see(false);
    see(true);
    for (const { frames } of moved) expect(frames).toEqual([{ opacity: 0.4 }, {}]);
    expect(moved).toHaveLength(2);
  });

  it('is observed once, even when parts of it are observed separately', () => {
    render(<Section nested />);
    expect(observers.flatMap(({ observed }) => [...observed])).toHaveLength(2);
    expect(screen.getByText('Žana')).toBeVisible();
  });
});

it('moves also when React runs the effects of a page twice', () => {
  render(
    <StrictMode>
      <Section />
    </StrictMode>,
  );
  see(false);
  see(true);
  expect(moved).toHaveLength(2);
});

const see = (isIntersecting: boolean) =>
  act(() => {
    for (const observer of observers) observer.report(isIntersecting);
  });

function Section({ nested = false }: { nested?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useFirstSights(root);
  return (
    <div ref={root} data-first-sight="rise">
      Join the community
      {nested ? <Caption /> : <Line />}
    </div>
  );
}

function Caption() {
  const root = useRef<HTMLDivElement>(null);
  useFirstSights(root);
  return (
    <div ref={root}>
      <Line />
    </div>
  );
}

const Line = () => (
  <p data-first-sight="wipe">
    <b>Žana</b>
  </p>
);
