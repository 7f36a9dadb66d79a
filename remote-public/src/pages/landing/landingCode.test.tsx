import { cleanup } from '@testing-library/react';
import { aProgramme, aUser, LiveContentContext, renderPage } from 'shared-ui/testing';

import { DeferredSection } from '../../hydration/DeferredSection';
import { landingCode } from './landingCode';
import * as sections from './sections';

const NAMES = Object.keys(sections) as (keyof typeof sections)[];
const OPEN = Date.parse(aProgramme().site.window!.closes_at) - 86_400_000;

describe('a section of the landing page with deferred hydration', () => {
  beforeAll(() => landingCode.load());
  afterEach(() => jest.useRealTimers());

  it.each(NAMES)('%s renders the same HTML for guests and members, and needs no timer', (name) => {
    jest.useFakeTimers({ now: OPEN });
    const note = jest.fn();
    const drawn = [undefined, aUser()].map((user) => {
      const { container } = renderPage(
        <LiveContentContext value={note}>
          <DeferredSection of={landingCode} name={name} />
        </LiveContentContext>,
        { user },
      );
      const { innerHTML } = container;
      cleanup();
      return innerHTML.replace(/_r_\w+_/g, 'id');
    });
    expect(note).not.toHaveBeenCalled();
    expect(drawn[0]).not.toBe('');
    expect(drawn[1]).toBe(drawn[0]);
  });
});
