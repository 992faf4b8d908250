import type { Picture as PictureFacts } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';

interface GalleryZoomProps {
  picture: PictureFacts;
  name: string;
  onClose(): void;
}

export default function GalleryZoom({ picture, name, onClose }: GalleryZoomProps) {
  const { t } = useI18n();
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t.shell.closeDialog} size="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: from here the keyboard scrolls over the picture */}
      <div tabIndex={0}>
        <Picture {...picture} width={1280} height={1280} sizes="90vw" />
      </div>
    </Dialog>
  );
}
