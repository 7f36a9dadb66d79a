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

/** The 15 mentors of the gallery (rule 1.25): name, company, photo. */
export const MENTORS = [
  { name: 'Elif Demirtaş', company: 'Bosphor Labs', photo: elifDemirtas },
  { name: 'Marko Jovanović', company: 'Kanal 9 Ventures', photo: markoJovanovic },
  { name: 'Ioana Dragomir', company: 'Carpat Cloud', photo: ioanaDragomir },
  { name: 'Nikos Papadakis', company: 'Meltemi Capital', photo: nikosPapadakis },
  { name: 'Ana Kovačević', company: 'Studio Kino', photo: anaKovacevic },
  { name: 'Blerim Krasniqi', company: 'Fusha Pay', photo: blerimKrasniqi },
  { name: 'Petya Dimitrova', company: 'Rila Robotics', photo: petyaDimitrova },
  { name: 'Luka Zupan', company: 'Triglav Data', photo: lukaZupan },
  { name: 'Selin Aydoğan', company: 'Kasaba Capital', photo: selinAydogan },
  { name: 'Dragan Petrovski', company: 'Vardar Works', photo: draganPetrovski },
  { name: 'Mirela Hodžić', company: 'Neretva Health', photo: mirelaHodzic },
  { name: 'Andreas Christou', company: 'Petra Energy', photo: andreasChristou },
  { name: 'Besa Gjoka', company: 'Iliria Design', photo: besaGjoka },
  { name: 'Tomislav Horvat', company: 'Jadran Mobility', photo: tomislavHorvat },
  { name: 'Milica Vuković', company: 'Lovćen Media', photo: milicaVukovic },
] as const;
