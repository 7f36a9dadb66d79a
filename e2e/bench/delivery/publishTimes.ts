import { teamClone } from '../../support/teamClone';
import { type Figure, seconds } from '../figure';

const REMOTE = 'remote-founder';
const PAGE = 'remote-founder/src/pages/my-startups/MyStartupsPage.tsx';

/** A team changes a word, publishes the change, and rolls it back. */
export async function publishTimes(baseURL: string): Promise<Figure[]> {
  const clone = teamClone();
  const before = await liveRelease();
  clone.edit(PAGE, '<PageTitle>My Startups</PageTitle>', '<PageTitle>Your startups</PageTitle>');

  const publish = await seconds(() => clone.mfe('publish', REMOTE));
  const seen = await seconds(() => until(async () => (await liveRelease()) !== before));
  const rollback = await seconds(() => clone.mfe('rollback', REMOTE));
  const gone = await seconds(() => until(async () => (await liveRelease()) === before));
  clone.remove();
  return [
    { name: 'publish of one changed remote, built and checked', value: publish, goal: '<= 30' },
    { name: 'until the next page load has it', value: seen, goal: '<= 1' },
    { name: 'roll-back, the command', value: rollback },
    { name: 'until the next page load has the release before', value: gone, goal: '<= 1' },
  ];

  /** The releases that a document loaded now is composed of. */
  async function liveRelease(): Promise<string> {
    const html = await (await fetch(`${baseURL}/my/startups`)).text();
    const [, text] = /id="registry">(.*?)<\/script>/.exec(html)!;
    return JSON.parse(text!).remotes[REMOTE].candidates[0].id;
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resume) => setTimeout(resume, 20));
}
