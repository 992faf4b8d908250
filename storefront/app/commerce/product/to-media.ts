import type { MediumFieldsFragment } from '../operations/generated.ts';
import type { ProductMedium } from './media.ts';

type Source = Extract<MediumFieldsFragment, { __typename: 'Video' }>['sources'][number];

const hosts = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' };

/** The platform's media without its pictures; those that are still being processed have no preview and are left out. */
export function toMedia(
  nodes: readonly MediumFieldsFragment[],
  { captions, title }: { captions: string | null | undefined; title: string },
): ProductMedium[] {
  const media = nodes.flatMap((node): ProductMedium[] => {
    if (node.__typename === 'MediaImage' || !node.previewImage) return [];
    const common = {
      alt: node.alt || title,
      poster: node.previewImage.url,
      captions: null,
      host: null,
    };
    if (node.__typename === 'ExternalVideo') {
      const host = hosts[node.host];
      return [{ ...common, kind: 'external-video', url: node.originUrl, host }];
    }
    const isVideo = node.__typename === 'Video';
    const source = isVideo ? videoSource(node.sources) : modelSource(node.sources);
    return source ? [{ ...common, kind: isVideo ? 'video' : 'model', url: source.url }] : [];
  });
  // the platform keeps no captions beside a video: the product's metafield is about the first one
  const first = media.find(({ kind }) => kind === 'video');
  if (!first || !captions || !/^WEBVTT\s/.test(captions)) return media;
  return media.map((medium) => (medium === first ? { ...medium, captions } : medium));
}

/** Wide enough for the gallery; the platform has some sizes of each video, and playlists that few browsers play. */
const enough = 960;

function videoSource(sources: readonly Source[]): Source | undefined {
  const files = sources
    .filter(({ mimeType }) => mimeType === 'video/mp4')
    .toSorted((a, b) => a.width - b.width);
  return files.find(({ width }) => width >= enough) ?? files.at(-1);
}

/** GLB is the format that other programs open. */
function modelSource(sources: readonly { url: string; format: string }[]) {
  return sources.find(({ format }) => format === 'glb') ?? sources[0];
}
