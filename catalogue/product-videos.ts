import type { CatalogueProduct, CatalogueVideo, Localized } from './model.ts';

interface ProductVideo {
  /** images/videos/{file}.mp4 and its first frame, images/{file}.webp: made by artwork/turntable.ts. */
  file: string;
  alt: Localized;
  /** What to see, each for a third of the video. */
  captions: [Localized, Localized, Localized];
}

/** By the product's key. */
const productVideos: Record<string, ProductVideo> = {
  'tondra-classica-espressokocher': {
    file: 'moka-pot-turntable',
    alt: {
      de: 'der Espressokocher dreht sich um sich selbst',
      en: 'the moka pot turns around',
      da: 'mokkakanden drejer rundt',
    },
    captions: [
      {
        de: 'Achtkantig, aus Aluminium',
        en: 'Eight-sided, made of aluminium',
        da: 'Ottekantet, af aluminium',
      },
      {
        de: 'Fülle Wasser bis unter das Ventil',
        en: 'Fill in water up to below the valve',
        da: 'Fyld vand i til lige under ventilen',
      },
      {
        de: 'Hitzefester Griff aus Kunststoff',
        en: 'Heat-resistant plastic handle',
        da: 'Varmefast håndtag af plast',
      },
    ],
  },
  'kellstroem-pil-schwanenhalskessel': {
    file: 'gooseneck-kettle-turntable',
    alt: {
      de: 'der schwarze Kessel dreht sich um sich selbst',
      en: 'the black kettle turns around',
      da: 'den sorte kedel drejer rundt',
    },
    captions: [
      {
        de: 'Schwanenhals für einen ruhigen Strahl',
        en: 'Gooseneck for a steady stream',
        da: 'Svanehals til en rolig stråle',
      },
      { de: 'Der Deckel sitzt fest', en: 'The lid stays in place', da: 'Låget sidder fast' },
      { de: 'Griff aus Nussholz', en: 'Walnut handle', da: 'Håndtag af valnød' },
    ],
  },
};

/** Two turns of four each. */
const seconds = 8;

export function withVideos(products: CatalogueProduct[]): CatalogueProduct[] {
  return products.map((product) => {
    const video = productVideos[product.key];
    if (!video) return product;
    const { file, alt, captions } = video;
    const media: CatalogueVideo = {
      kind: 'video',
      file: `${file}.mp4`,
      width: 480,
      height: 480,
      alt,
      preview: { object: file, alt },
    };
    const value = {
      de: webVtt(captions.map(({ de }) => de)),
      en: webVtt(captions.map(({ en }) => en)),
      da: webVtt(captions.map(({ da }) => da)),
    };
    return {
      ...product,
      media: [media],
      metafields: [
        ...product.metafields,
        { namespace: 'product', key: 'video_captions', type: 'multi_line_text_field', value },
      ],
    };
  });
}

function webVtt(captions: readonly string[]): string {
  const time = (share: number) => `00:0${((seconds * share) / captions.length).toFixed(3)}`;
  const cues = captions.map((text, index) => `${time(index)} --> ${time(index + 1)}\n${text}`);
  return ['WEBVTT', ...cues].join('\n\n');
}
