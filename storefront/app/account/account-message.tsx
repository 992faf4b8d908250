import type { ReactNode } from 'react';
import styles from './account-frame.module.css';

interface AccountMessageProps {
  words: { title: string; text: string };
  children: ReactNode;
}

/** A page that only has something to say, with what to do next. */
export function AccountMessage({ words, children }: AccountMessageProps) {
  return (
    <div className={`wrap ${styles.account}`} role="status">
      <h1 className="h2">{words.title}</h1>
      <p className={`lead ${styles.message}`}>{words.text}</p>
      {children}
    </div>
  );
}
