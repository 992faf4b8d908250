import { type KeyboardEvent, useRef, useState } from 'react';
import type { Picture as PictureFacts } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './lightbox.module.css';
import { useZoom } from './use-zoom.ts';

interface LightboxProps {
  title: string;
  pictures: PictureFacts[];
  /** The picture it opens with. */
  start: number;
  /** Called with the index of the picture shown last. */
  onClose(index: number): void;
}

// shown once per visit
let hintSeen = false;

/** A product's pictures in full screen, one at a time, with zoom up to 300 %. */
export default function Lightbox({ title, pictures, start, onClose }: LightboxProps) {
  const { t, format } = useI18n();
  const close = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(start);
  const [showsHint, setShowsHint] = useState(!hintSeen);
  const count = pictures.length;
  const at = (place: number) => (place + count) % count;
  const zoom = useZoom((direction) => show(index + direction));
  const current = pictures[index];
  const neighbours = count > 1 ? [pictures[at(index - 1)], pictures[at(index + 1)]] : [];

  function show(place: number) {
    if (count === 1) return;
    setIndex(at(place));
    zoom.reset();
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = keyActions[event.shiftKey ? `Shift+${event.key}` : event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action({ ...zoom, turn: (direction) => show(index + direction) });
  }

  function dismissHint() {
    hintSeen = true;
    setShowsHint(false);
  }

  return (
    <Modal
      open
      onClose={() => onClose(index)}
      name={{ label: t.product.imagesOf(title) }}
      className={styles.lightbox}
      initialFocus={close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is inside; a press on the picture moves it here */}
      <div className={styles.frame} tabIndex={-1} onKeyDown={onKeyDown}>
        <div className={styles.bar}>
          <p className={styles.name}>
            <strong>{title}</strong>
            <span role="status">{t.product.imageOf(index + 1, count)}</span>
          </p>
          <div className={styles.zoom}>
            <IconButton
              icon="minus"
              iconSize={20}
              label={t.product.zoomOut}
              onClick={() => zoom.step(-1)}
            />
            <output>{t.product.percent(format.number(Math.round(zoom.view.scale * 100)))}</output>
            <IconButton
              icon="plus"
              iconSize={20}
              label={t.product.zoomIn}
              onClick={() => zoom.step(1)}
            />
          </div>
          <form method="dialog">
            <IconButton ref={close} type="submit" icon="x" label={t.shell.closeDialog} />
          </form>
        </div>
        <div className={styles.main}>
          {count > 1 && (
            <ul className={styles.thumbs} aria-label={t.product.images}>
              {pictures.map(({ url }, place) => (
                <li key={url}>
                  <button
                    type="button"
                    aria-label={t.product.image(place + 1, count)}
                    aria-current={place === index ? 'true' : undefined}
                    onClick={() => show(place)}
                  >
                    <Picture url={url} alt="" width={76} height={76} sizes="76px" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.stage}>
            {count > 1 && (
              <button
                type="button"
                className={styles.turn}
                aria-label={t.product.previousImage}
                onClick={() => show(index - 1)}
              >
                <Icon name="caret-left" size={24} />
              </button>
            )}
            <div
              className={styles.surface}
              {...zoom.stageProps}
              onPointerDownCapture={dismissHint}
              data-zoomed={zoom.view.scale > 1 || undefined}
            >
              <div className={styles.track} style={{ transform: `translateX(${zoom.drag}px)` }}>
                {current && (
                  <div
                    className={styles.current}
                    style={{
                      transform: `translate(${zoom.view.x}px, ${zoom.view.y}px) scale(${zoom.view.scale})`,
                    }}
                  >
                    <Picture
                      key={current.url}
                      url={current.url}
                      alt={current.alt}
                      width={1280}
                      height={1280}
                      sizes="max(100vw, 60rem)"
                      important
                    />
                  </div>
                )}
                {neighbours.map(
                  (picture, place) =>
                    picture && (
                      <div
                        key={place === 0 ? 'previous' : 'next'}
                        className={place === 0 ? styles.previous : styles.next}
                      >
                        <Picture url={picture.url} alt="" width={640} height={640} sizes="100vw" />
                      </div>
                    ),
                )}
              </div>
            </div>
            {count > 1 && (
              <button
                type="button"
                className={styles.turn}
                aria-label={t.product.nextImage}
                onClick={() => show(index + 1)}
              >
                <Icon name="caret-right" size={24} />
              </button>
            )}
          </div>
        </div>
        <p className={styles.caption}>
          <span>{current?.alt}</span>
          <span className={styles.keys}>{t.product.lightboxKeys}</span>
        </p>
        {showsHint && (
          <p className={styles.hint}>
            <span>{t.product.swipeHint}</span>
            <span>{t.product.pinchHint}</span>
          </p>
        )}
      </div>
    </Modal>
  );
}

type Actions = Pick<ReturnType<typeof useZoom>, 'step' | 'panBy'> & {
  turn(direction: 1 | -1): void;
};

/** Escape closes the native dialog; Shift with arrows pans. */
const keyActions: Record<string, (actions: Actions) => void> = {
  ArrowRight: ({ turn }) => turn(1),
  ArrowLeft: ({ turn }) => turn(-1),
  '+': ({ step }) => step(1),
  '=': ({ step }) => step(1),
  'Shift++': ({ step }) => step(1),
  '-': ({ step }) => step(-1),
  ArrowUp: ({ panBy }) => panBy({ x: 0, y: 1 }),
  ArrowDown: ({ panBy }) => panBy({ x: 0, y: -1 }),
  'Shift+ArrowLeft': ({ panBy }) => panBy({ x: 1, y: 0 }),
  'Shift+ArrowRight': ({ panBy }) => panBy({ x: -1, y: 0 }),
};
