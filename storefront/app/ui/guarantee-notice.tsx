import styles from './guarantee-notice.module.css';

interface GuaranteeNoticeProps {
  /** The official file of Regulation 2025/1960, Annex I; without it the text alone is shown. */
  artwork: string | null;
  texts: {
    artwork: string;
    years: string;
    remedies: string;
    liability: string;
    more: string;
    moreUrl: string;
  };
}

/** The harmonised notice on the legal guarantee: uncropped, in full, with a link to Your Europe. */
export function GuaranteeNotice({ artwork, texts }: GuaranteeNoticeProps) {
  return (
    <div className={styles.notice}>
      {artwork ? (
        <img src={artwork} alt={texts.artwork} width={480} height={320} />
      ) : (
        <div className={styles.text}>
          <p className={styles.years}>
            <b>2</b> {texts.years}
          </p>
          <p>{texts.remedies}</p>
        </div>
      )}
      <div>
        <p>{texts.liability}</p>
        <p>
          <a href={texts.moreUrl}>{texts.more}</a>
        </p>
      </div>
    </div>
  );
}
