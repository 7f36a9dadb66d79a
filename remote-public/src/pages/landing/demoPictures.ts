import cityEvening from './art/community/city-evening.art';
import filmSet from './art/community/film-set.art';
import harbour from './art/community/harbour.art';
import lastLight from './art/community/last-light.art';
import oldBridge from './art/community/old-bridge.art';
import pitchNight from './art/community/pitch-night.art';
import ridgeWalk from './art/community/ridge-walk.art';
import workshop from './art/community/workshop.art';
import danilo from './art/founders/danilo-radovic.art';
import emre from './art/founders/emre-yildiz.art';
import gezim from './art/founders/gezim-hoxha.art';
import ivana from './art/founders/ivana-peric.art';
import katerina from './art/founders/katerina-ilieva.art';
import anaKovacevic from './art/mentors/ana-kovacevic.art';
import andreasChristou from './art/mentors/andreas-christou.art';
import besaGjoka from './art/mentors/besa-gjoka.art';
import blerimKrasniqi from './art/mentors/blerim-krasniqi.art';
import draganPetrovski from './art/mentors/dragan-petrovski.art';
import elifDemirtas from './art/mentors/elif-demirtas.art';
import ioanaDragomir from './art/mentors/ioana-dragomir.art';
import lukaZupan from './art/mentors/luka-zupan.art';
import markoJovanovic from './art/mentors/marko-jovanovic.art';
import milicaVukovic from './art/mentors/milica-vukovic.art';
import mirelaHodzic from './art/mentors/mirela-hodzic.art';
import nikosPapadakis from './art/mentors/nikos-papadakis.art';
import petyaDimitrova from './art/mentors/petya-dimitrova.art';
import selinAydogan from './art/mentors/selin-aydogan.art';
import tomislavHorvat from './art/mentors/tomislav-horvat.art';

/** Built-in drawings by the name that the programme uses for them ('demo:…'). */
export const DEMO_PICTURES: Record<string, string | undefined> = {
  'demo:city-evening': cityEvening,
  'demo:film-set': filmSet,
  'demo:harbour': harbour,
  'demo:last-light': lastLight,
  'demo:old-bridge': oldBridge,
  'demo:pitch-night': pitchNight,
  'demo:ridge-walk': ridgeWalk,
  'demo:workshop': workshop,
  'demo:danilo-radovic': danilo,
  'demo:emre-yildiz': emre,
  'demo:gezim-hoxha': gezim,
  'demo:ivana-peric': ivana,
  'demo:katerina-ilieva': katerina,
  'demo:ana-kovacevic': anaKovacevic,
  'demo:andreas-christou': andreasChristou,
  'demo:besa-gjoka': besaGjoka,
  'demo:blerim-krasniqi': blerimKrasniqi,
  'demo:dragan-petrovski': draganPetrovski,
  'demo:elif-demirtas': elifDemirtas,
  'demo:ioana-dragomir': ioanaDragomir,
  'demo:luka-zupan': lukaZupan,
  'demo:marko-jovanovic': markoJovanovic,
  'demo:milica-vukovic': milicaVukovic,
  'demo:mirela-hodzic': mirelaHodzic,
  'demo:nikos-papadakis': nikosPapadakis,
  'demo:petya-dimitrova': petyaDimitrova,
  'demo:selin-aydogan': selinAydogan,
  'demo:tomislav-horvat': tomislavHorvat,
};
