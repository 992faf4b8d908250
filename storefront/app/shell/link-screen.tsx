import type { ReactNode } from 'react';
import { shop } from '#shop/shop.ts';
import styles from './link-screen.module.css';

interface LinkScreenProps {
  /** The document title. */
  title: string;
  /** Heading and sentence. */
  words: { title: string; text: string };
  /** After an action: announced as a status. */
  done?: boolean;
  children: ReactNode;
}

/** The page behind a link in a mail: one message, one action. */
export function LinkScreen({ title, words, done = false, children }: LinkScreenProps) {
  return (
    <section className="inverse contour">
      <title>{`${title} | ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={`wrap ${styles.inside}`}>
        <div role={done ? 'status' : undefined}>
          <h1 className="h1">{words.title}</h1>
          <p className={`lead ${styles.text}`}>{words.text}</p>
        </div>
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  );
}
