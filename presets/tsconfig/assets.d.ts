/** Files that a page imports for their address; webpack emits them under a hashed name. */
declare module '*.art' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** A subset of a font: the characters that are called "near" (shared-ui/src/theme/fontCuts.json). */
declare module '*.woff2?near' {
  const url: string;
  export default url;
}
/** One character of a font, in one weight (shared-ui/src/theme/fontCuts.json). */
declare module '*.woff2?bell' {
  const url: string;
  export default url;
}
declare module '*.woff2?check' {
  const url: string;
  export default url;
}
declare module '*.woff2?arrow' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.vtt' {
  const url: string;
  export default url;
}
declare module '*.pdf' {
  const url: string;
  export default url;
}
