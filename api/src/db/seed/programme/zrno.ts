import { type DemoStartup, m, w } from './demoStartup';

/** The startup of founder@demo.example. */
export const ZRNO: DemoStartup = {
  name: 'Zrno',
  industry: 'Agritech',
  stage: 'seed',
  pitch:
    'Zrno makes sensor kits and a forecast app that tell small grain farms when to sow, spray and harvest. Farms pay per hectare and not per device, so a kit that sits in a shed costs nothing.',
  story:
    'The team has 212 farms under contract around Novi Sad and Subotica, and runs its first trial outside Serbia this spring with a cooperative near Constanța.\n\nIn Season 2 they work on one question: can a farmer who has never installed an app set up a kit in under ten minutes?',
  updates: [
    'First ten kits are in the ground near Bečej. Two of them talk to each other more than to us.',
    'The forecast model now runs on the kit itself. It survives a week without a signal.',
    'Moved our soldering line out of Stefan’s flat. His neighbours sent a cake.',
    'We asked 40 farmers what they would pay for. Nobody said sensors. Everybody said sleep.',
    'New price list: per hectare, per season. It fits on one side of a postcard.',
    'Hail took eleven kits in Temerin. Nine of them still report.',
    'Jelena spent the week in Sombor walking fields with agronomists. We rewrote the sowing advice from scratch.',
    'The spray window alert woke up 63 farms at 4 am. 58 of them sprayed. We count that as trust.',
    'Episode two aired. 31 farms wrote to us overnight, four of them with photos of their dogs.',
    'Ömer got the housing down to three screws. The old one had eleven.',
    '200 farms under contract. The two-hundredth is the uncle who told us this would never work.',
    'Hiring: a firmware engineer who likes mud. Novi Sad or remote within two hours of CET.',
    'We signed the cooperative near Constanța: 31 farms, first trial outside Serbia. Thank you, Elif, for the introduction.',
    'Filming day three. We rehearsed the ten-minute install with a farmer who had never opened our app. It took him fourteen. We know exactly which two screens to cut.',
    'The first kit survived a full week of frost in Kikinda. Battery at 71%, one cracked housing, zero lost readings. New housing goes to print tomorrow.',
  ],
  founders: [
    w('Teodora Ilić', 'CEO, Co-Founder'),
    m('Stefan Marković', 'CTO, Co-Founder'),
    w('Jelena Đorđević', 'Agronomy, Co-Founder'),
    m('Ömer Şahin', 'Hardware, Co-Founder'),
  ],
};

/** Ages of its newest updates in hours, newest last; older ones are a week apart. */
export const ZRNO_AGES = [6 * 24, 2 * 24, 3, 2 / 60 + 14 / 3600];

/** Likes of these four updates. */
export const ZRNO_LIKES = [27, 112, 46, 18];

export const ZRNO_FOLLOWERS = 1_284;
export const ZRNO_VIEWS = 9_310;
