declare module 'virtual:starter' {
  /** The text of the inline script; empty in the browser. */
  const script: string;
  export default script;
}
