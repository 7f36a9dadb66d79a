/** Path of the picture of a shared link: 1200 x 630 pixels, drawn by the api. */
export const cardPath = (of: 'pages' | 'startups' | 'people', name: string | number) =>
  `/cards/${of}/${name}.jpg`;
