import { svg } from './svg';

/** Five founders seen from behind, feet at 0,0 and about 100 high. */
const FIGURES = [
  '<ellipse cx="0" cy="-92" rx="5.6" ry="6.8"/><path d="M-3,-87h6v6h-6z"/><path d="M-4,-83C-10,-82-13.5,-80-14,-74L-16.5,-50Q-17-44-14-40L-10.5,-43 -10,-38H10L10.5,-43 14-40Q17-44 16.5,-50L14,-74C13.5,-80 10,-82 4,-83Z"/><path d="M-10,-40H10L8.8,0H2.4L.6,-30H-.6L-2.4,0H-8.8Z"/>',
  '<path d="M-7,-93a7,8 0 0 1 14,0C8,-84 8.5,-78 7,-74H-7C-8.5,-78-8,-84-7,-93Z"/><path d="M-5,-80C-10,-79-11.5,-76-12,-71L-14,-48Q-13.5,-45-11.5,-45L-13,-22H13L11.5,-45Q13.5,-45 14,-48L12,-71C11.5,-76 10,-79 5,-80Z"/><path d="M-7,-24H-1.2L-2.2,0H-6.2ZM7,-24H1.2L2.2,0H6.2Z"/>',
  '<ellipse cx="0" cy="-93" rx="5.8" ry="6.9"/><path d="M-3,-88h6v6h-6z"/><path d="M-4,-84C-11,-83-14,-80-14.5,-74L-20,-58 -9,-44 -10,-38H10L9,-44 20,-58 14.5,-74C14,-80 11,-83 4,-84Z"/><path d="M-9,-79H9Q11,-79 11,-76V-52Q11,-49 8,-49H-8Q-11,-49-11,-52V-76Q-11,-79-9,-79Z"/><path d="M-10,-40H10L10,0H3.6L.8,-28H-.8L-3.6,0H-10Z"/>',
  '<ellipse cx="0" cy="-91" rx="5.6" ry="6.6"/><circle cx="0" cy="-100" r="3.4"/><path d="M-2.6,-86h5.2v6h-5.2z"/><path d="M-4,-82C-9,-81-11.5,-79-12,-73L-14.5,-52 -12,-44 -9,-46 -9.5,-36H9.5L9,-50 11.5,-73C11,-79 9,-81 4,-82Z"/><path d="M10,-77L18.5,-88 20.5,-104" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M-9.5,-38H9.5L8,0H2.6L.6,-28H-.6L-2.6,0H-8Z"/>',
  '<ellipse cx="0" cy="-92" rx="5.7" ry="6.8"/><path d="M-3,-87h6v6h-6z"/><path d="M-4,-83C-10,-82-13,-80-13.5,-74L-15.5,-44 -12.5,-40 -10.5,-44 -10.5,-28H10.5L10.5,-44 13,-40 16,-44 13.5,-74C13,-80 10,-82 4,-83Z"/><path d="M12.5,-41h9v12h-9z"/><path d="M-9,-30H9L8.4,0H2.4L.6,-24H-.6L-2.4,0H-8.4Z"/>',
] as const;

interface Standing {
  /** Where the feet stand. */
  x: number;
  y: number;
  /** From head to feet, in pixels. */
  height: number;
  fill: string;
  /** Looks the other way. */
  turned?: boolean;
}

/** One founder in front of the light. `who` is any whole number; it picks one of the five. */
export function person(who: number, { x, y, height, fill, turned = false }: Standing): string {
  const scale = height / 100;
  const figure = FIGURES[who % FIGURES.length] ?? FIGURES[0];
  return svg`<g transform="translate(${x},${y}) scale(${fine(turned ? -scale : scale)},${fine(scale)})" fill="${fill}" color="${fill}">${figure}</g>`;
}

/** Small figures stand on small scales: a hundredth would show. */
const fine = (scale: number) => scale.toFixed(4);
