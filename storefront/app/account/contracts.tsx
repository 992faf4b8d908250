import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AccountFrame, type Done } from './account-frame.tsx';
import type { Contract } from './contract.ts';
import styles from './contracts.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { unbrokenDate } from './unbroken-date.ts';

interface ContractsProps {
  contracts: Contract[];
  /** The platform's account: subscriptions of some apps are only there. */
  hostedUrl: string;
  done: Done | null;
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

export function Contracts({ contracts, hostedUrl, done }: ContractsProps) {
  const { t } = useServerI18n();
  return (
    <AccountFrame title={t.account.subscriptions} page="subscriptions" done={done}>
      {contracts.length === 0 && (
        <>
          <p>{t.account.contract.none}</p>
          <TextLink to={hostedUrl}>{t.account.contract.hosted}</TextLink>
        </>
      )}
      <div className={styles.contracts}>
        {contracts.map((contract) => (
          <ContractCard key={contract.key} contract={contract} />
        ))}
      </div>
    </AccountFrame>
  );
}

function ContractCard({ contract }: { contract: Contract }) {
  const { t, href, format } = useServerI18n();
  const words = t.account.contract;
  const [first] = contract.lines;
  const every = words.every[contract.interval.unit](contract.interval.count);
  return (
    <article className={styles.contract}>
      <div className={styles.contents}>
        <div className={styles.head}>
          <h2 className="h5">{[first?.title, every].filter(Boolean).join(', ')}</h2>
          <p className={classNames(styles.status, styles[contract.status])}>
            {words[contract.status]}
          </p>
        </div>
        <ul className={styles.lines}>
          {contract.lines.map((line) => (
            <li key={line.title + line.variantTitle}>
              <Thumbnail picture={line.picture} size={72} />
              <span>
                <b>
                  {line.quantity} × {line.title}
                </b>
                {line.variantTitle && <small>{line.variantTitle}</small>}
              </span>
              <b>{format.money(line.price)}</b>
            </li>
          ))}
        </ul>
        {contract.price && (
          <p className={styles.sum}>
            {words.perDelivery} <b>{format.money(contract.price)}</b>
          </p>
        )}
      </div>
      {contract.status !== 'ended' && (
        <div className={styles.dates}>
          {contract.status === 'paused' && (
            <>
              <h3 className="h6">{words.pausedTitle}</h3>
              <p className="sm">{words.pausedText}</p>
            </>
          )}
          {contract.deliveries.length > 0 && <h3 className="h6">{words.deliveries}</h3>}
          <ul>
            {contract.deliveries.map((delivery) => (
              <li key={delivery.index}>
                <span>
                  {delivery.isSkipped ? (
                    <>
                      <s>{unbrokenDate(format, delivery.date, longDay)}</s> {words.skipped}
                    </>
                  ) : (
                    unbrokenDate(format, delivery.date, longDay)
                  )}
                </span>
                <SkipForm contract={contract} delivery={delivery} />
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <form method="post" action={href.account('subscriptions')}>
              <input type="hidden" name="contract" value={contract.key} />
              <Button
                look={contract.status === 'paused' ? 'primary' : 'outline'}
                name="intent"
                value={contract.status === 'paused' ? 'resume' : 'pause'}
              >
                {contract.status === 'paused' ? words.resume : words.pause}
              </Button>
            </form>
            <LinkButton look="outline" to={href.cancellation(contract.key)}>
              {words.cancel}
            </LinkButton>
          </div>
        </div>
      )}
    </article>
  );
}

interface SkipFormProps {
  contract: Contract;
  delivery: Contract['deliveries'][number];
  look?: 'button' | 'quiet';
}

export function SkipForm({ contract, delivery, look = 'quiet' }: SkipFormProps) {
  const { t, href, format } = useServerI18n();
  const words = t.account.contract;
  const date = unbrokenDate(format, delivery.date, longDay);
  const { isSkipped } = delivery;
  const button = {
    name: 'intent',
    value: isSkipped ? 'unskip' : 'skip',
    'aria-label': isSkipped ? words.undoOn(date) : words.skipOn(date),
    children: isSkipped ? words.undo : words.skip,
  };
  return (
    <form method="post" action={href.account('subscriptions')}>
      <input type="hidden" name="contract" value={contract.key} />
      <input type="hidden" name="index" value={delivery.index} />
      {look === 'button' ? <Button look="outline" {...button} /> : <QuietButton {...button} />}
    </form>
  );
}
