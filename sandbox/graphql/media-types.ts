import type { ImageDocument, MediumDocument } from '../store/documents.ts';
import { imageNode } from '../store/images.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';

const common = ['id', 'alt', 'mediaContentType', 'previewImage', 'presentation'];

export const mediaTypes: TypeMap = {
  MediaImage: { plain: [...common, 'image'] },
  Video: { plain: [...common, 'sources'] },
  VideoSource: { plain: ['url', 'mimeType', 'format', 'width', 'height'] },
  ExternalVideo: { plain: [...common, 'host', 'originUrl', 'embedUrl', 'embeddedUrl'] },
  Model3d: { plain: [...common, 'sources'] },
  Model3dSource: { plain: ['url', 'mimeType', 'format', 'filesize'] },
};

export function mediaImageNode(document: ImageDocument, filesUrl: string) {
  const image = imageNode(document, filesUrl);
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', document.id),
    image,
    alt: image.altText,
    mediaContentType: 'IMAGE',
    previewImage: image,
    presentation: null,
  };
}

/** A video or a 3D model. */
export function mediumNode(medium: MediumDocument, filesUrl: string) {
  const node = <Name extends string>(name: Name, mediaContentType: string) => ({
    __typename: name,
    id: gid(name, medium.id),
    alt: medium.alt,
    mediaContentType,
    previewImage: imageNode(medium.preview, filesUrl),
    presentation: null,
  });
  if (medium.kind === 'external-video') {
    const { origin, embed } = hostUrls[medium.host](medium.video);
    return {
      ...node('ExternalVideo', 'EXTERNAL_VIDEO'),
      host: medium.host,
      originUrl: origin,
      embedUrl: embed,
      embeddedUrl: embed,
    };
  }
  const url = `${filesUrl}/${medium.file}`;
  if (medium.kind === 'model') {
    const source = { url, mimeType: 'model/gltf-binary', format: 'glb', filesize: medium.bytes };
    return { ...node('Model3d', 'MODEL_3D'), sources: [source] };
  }
  const { width, height } = medium;
  const source = { url, mimeType: 'video/mp4', format: 'mp4', width, height };
  return { ...node('Video', 'VIDEO'), sources: [source] };
}

const hostUrls = {
  YOUTUBE: (video: string) => ({
    origin: `https://www.youtube.com/watch?v=${video}`,
    embed: `https://www.youtube.com/embed/${video}`,
  }),
  VIMEO: (video: string) => ({
    origin: `https://vimeo.com/${video}`,
    embed: `https://player.vimeo.com/video/${video}`,
  }),
};
