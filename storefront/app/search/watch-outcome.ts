import { report } from '../analytics/report.ts';

/** Reports a search that found nothing, or that was left without a click on anything it shows. */
export function watchOutcome(language: string, text: string, isEmpty: boolean): () => void {
  let isClicked = false;
  const send = (outcome: 'empty' | 'left') =>
    report((measure) => measure.searchOutcome(language, text, outcome));
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main a, main button')) isClicked = true;
  };
  function leave() {
    if (!isClicked && !isEmpty) send('left');
    isClicked = true;
  }
  if (text === '') return () => {};
  if (isEmpty) send('empty');
  document.addEventListener('click', onClick, true);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
