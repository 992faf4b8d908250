import { useEffect } from 'react';
import { Actions } from './actions.tsx';
import { Colours } from './colours.tsx';
import { Disclosures } from './disclosures.tsx';
import { Fields } from './fields.tsx';
import { forceStates } from './force-states.ts';
import styles from './gallery.module.css';
import { ProductMarks } from './marks.tsx';
import { OnDark } from './on-dark.tsx';
import { Overlays } from './overlays.tsx';
import { Pictures } from './pictures.tsx';
import { Prices } from './prices.tsx';
import { Rows } from './rows.tsx';
import { Type } from './type.tsx';
import { Waiting } from './waiting.tsx';

/** Every primitive in every state, to look at and to test. */
export function GalleryScreen() {
  useEffect(forceStates, []);
  return (
    <div className={`wrap ${styles.screen}`}>
      <title>Bausteine</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">Bausteine</h1>
      <Colours />
      <Type />
      <Actions />
      <Fields />
      <ProductMarks />
      <Prices />
      <Waiting />
      <Overlays />
      <Disclosures />
      <Rows />
      <Pictures />
      <OnDark />
    </div>
  );
}
