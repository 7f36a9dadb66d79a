import cityEvening from './art/community/city-evening.art';
import filmSet from './art/community/film-set.art';
import harbour from './art/community/harbour.art';
import lastLight from './art/community/last-light.art';
import oldBridge from './art/community/old-bridge.art';
import pitchNight from './art/community/pitch-night.art';
import ridgeWalk from './art/community/ridge-walk.art';
import workshop from './art/community/workshop.art';

const SMALL = { width: 420, height: 240, span: 'small' } as const;

/** What the cameras of the community saw at the onsite events, in the order of the mosaic. */
export const MOMENTS = [
  {
    picture: ridgeWalk,
    alt: 'Founders on a ridge at sunrise',
    width: 640,
    height: 360,
    span: 'big',
  },
  { picture: pitchNight, alt: 'A pitch in front of a full hall', ...SMALL },
  { picture: harbour, alt: 'Three founders at the harbour', ...SMALL },
  { picture: oldBridge, alt: 'A team on an old stone bridge', ...SMALL },
  { picture: workshop, alt: 'A workshop around one table', ...SMALL },
  { picture: cityEvening, alt: 'The host city in the evening', ...SMALL },
  { picture: filmSet, alt: 'An interview on the film set', ...SMALL },
  { picture: lastLight, alt: 'Last light on the coast', width: 960, height: 258, span: 'wide' },
] as const;
