import { GalleryScreen } from '../ui-gallery/gallery-screen.tsx';

/** For development only: routes.ts leaves it out of every build. */
export default function UiGallery() {
  return <GalleryScreen />;
}
