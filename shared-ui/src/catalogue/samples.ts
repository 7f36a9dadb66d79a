/** A name as long as people have them. */
export const LONG_NAME = 'Aleksandra-Magdalena Papadimitropoulou-Hadžiselimović';

/** One word that does not fit a phone. */
export const LONG_WORD = 'Nekaubičavanjedonekadašnjihnajneobjašnjivijihprepreka'.repeat(2);

/** A sentence of several lines. */
export const LONG_TEXT =
  'We signed our first pilot with the water works of Novi Sad, hired two people for the sensors and ' +
  'found out that farmers would rather read one number a day than a chart an hour. ' +
  'All of it stands in the report at https://zrno.example/reports/2025/a-first-season-in-the-field.';

/** A picture without a request. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#FF8126" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r="1" fill="#2A1128"/></svg>',
)}`;

/** One that does not arrive. */
export const LOST_PICTURE = 'data:image/png;base64,AAAA';

/** For what a story shows and nobody presses. */
export const nothing = () => {};
