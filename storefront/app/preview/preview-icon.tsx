/** Drawn here: the shop's sprite is loaded by every page, the preview's icons are not needed there. */
const paths = {
  eye: 'M128 60c-60 0-100 68-100 68s40 68 100 68 100-68 100-68-40-68-100-68Zm0 32a36 36 0 1 1 0 72 36 36 0 0 1 0-72Z',
  warning: 'M128 36 24 212h208L128 36Zm0 68v52m0 24v2',
  pencil: 'M48 208l8-44L176 44l36 36L92 200l-44 8ZM152 68l36 36',
};

export function PreviewIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={16}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
