import type { Finding } from './finding.ts';
import { elementsIn, isShown } from './shown.ts';

/** Share by which width to height may differ from the picture's own: sizes are rounded to pixels. */
const tolerance = 0.03;

/** Pictures that are not loaded, stretched, or of the size that browsers give to what has none. */
export function distortedPictures(root: Element): Finding[] {
  return elementsIn(root, 'img, svg, video, canvas, iframe').flatMap((element) => {
    if (element.parentElement?.closest('svg') || !isShown(element)) return [];
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    const problem = problemOf(element, width, height);
    return problem ? [{ element, problem }] : [];
  });
}

function problemOf(element: Element, width: number, height: number): string | null {
  if (element instanceof HTMLImageElement) return problemOfImage(element);
  if (hasDefaultSize(element, width, height)) {
    return `has the default size of ${Math.round(width)} × ${Math.round(height)}`;
  }
  return element instanceof SVGSVGElement ? problemOfDrawing(element, width, height) : null;
}

function problemOfImage(image: HTMLImageElement): string | null {
  const { naturalWidth, naturalHeight, complete } = image;
  if (complete && naturalWidth === 0) return `${image.currentSrc || image.src} does not load`;
  const style = getComputedStyle(image);
  if (style.objectFit !== 'fill' || naturalHeight === 0) return null;
  const padding = (...sides: string[]) =>
    sides.reduce((sum, side) => sum + Number.parseFloat(style.getPropertyValue(side)), 0);
  const width = image.clientWidth - padding('padding-left', 'padding-right');
  const height = image.clientHeight - padding('padding-top', 'padding-bottom');
  return stretch({ width, height }, { width: naturalWidth, height: naturalHeight });
}

/** Only with preserveAspectRatio="none" does a drawing stretch, and decorative ones may. */
function problemOfDrawing(svg: SVGSVGElement, width: number, height: number): string | null {
  const { viewBox, preserveAspectRatio } = svg;
  const isStretched =
    preserveAspectRatio.baseVal.align === SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_NONE;
  const isDecoration = svg.closest('[aria-hidden=true]') !== null;
  if (!isStretched || isDecoration || !viewBox.baseVal) return null;
  return stretch({ width, height }, viewBox.baseVal);
}

interface Size {
  width: number;
  height: number;
}

function stretch(shown: Size, own: Size): string | null {
  const expectedHeight = (shown.width * own.height) / own.width;
  const difference = Math.abs(shown.height - expectedHeight);
  if (difference <= 2 || difference / Math.max(expectedHeight, 1) <= tolerance) return null;
  const round = ({ width, height }: Size) => `${Math.round(width)} × ${Math.round(height)}`;
  return `is stretched: ${round(own)} shown as ${round(shown)}`;
}

/** What has neither a size nor a shape of its own becomes 300 × 150 pixels. */
function hasDefaultSize(element: Element, width: number, height: number): boolean {
  if (element.hasAttribute('viewBox')) return false;
  const isDefault = (name: string, size: number, value: number) =>
    !element.hasAttribute(name) && Math.abs(size - value) < 0.5;
  return isDefault('width', width, 300) || isDefault('height', height, 150);
}
