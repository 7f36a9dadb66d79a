/** A realistic long name. */
export const LONG_NAME = 'Aleksandra-Magdalena Papadimitropoulou-Hadžiselimović';

/** One word that is wider than a phone. */
export const LONG_WORD = 'Nekaubičavanjedonekadašnjihnajneobjašnjivijihprepreka'.repeat(2);

/** A sentence of several lines. */
export const LONG_TEXT =
  'We signed our first pilot with the water works of Novi Sad, hired two people for the sensors and ' +
  'found out that farmers would rather read one number a day than a chart an hour. ' +
  'All of it stands in the report at https://zrno.example/reports/2025/a-first-season-in-the-field.';

/** A picture that needs no request. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#FF8126" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r="1" fill="#2A1128"/></svg>',
)}`;

/** A picture that cannot be loaded. */
export const LOST_PICTURE = 'data:image/png;base64,AAAA';

/** A handler for controls that no test presses. */
export const nothing = () => {};
