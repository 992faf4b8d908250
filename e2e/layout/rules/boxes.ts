export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;

export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether more than a hair's breadth of it is left. */
export function isEmpty(box: Box, pixels = 2): boolean {
  return widthOf(box) <= pixels || heightOf(box) <= pixels;
}
