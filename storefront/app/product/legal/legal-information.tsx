import type {
  Business,
  LegalInformation as Information,
} from '../../commerce/legal-information.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Disposal } from './disposal.tsx';
import { FoodContents } from './food-contents.tsx';
import { GuaranteeLabel } from './guarantee-label.tsx';
import { HazardLabel } from './hazard-label.tsx';
import styles from './legal-information.module.css';
import { SafetyWarnings } from './safety-warnings.tsx';

/** What the law asks an offer to say; what the merchant did not provide is left out. */
export function LegalInformation({ legal }: { legal: Information }) {
  const { t } = useServerI18n();
  const { ingredients, nutrition, hazardLabel, warnings, guarantee, isElectrical, battery } = legal;
  const hasContents = ingredients.length > 0 || nutrition !== null;
  const facts = useFacts(legal, hasContents);
  if (facts.length === 0 && !hasContents && !hazardLabel && warnings.length === 0) return null;
  return (
    <>
      <section id="product-information" className={styles.band} aria-label={t.product.legal.title}>
        <div className="wrap">
          {hasContents && <FoodContents legal={legal} />}
          {hazardLabel && <HazardLabel label={hazardLabel} />}
          {warnings.length > 0 && <SafetyWarnings warnings={warnings} />}
          {guarantee && <GuaranteeLabel guarantee={guarantee} />}
          <dl className={styles.facts}>
            {facts.map(({ icon, title, lines, email }) => (
              <div key={title}>
                <dt>
                  <Icon name={icon} size={28} />
                  <span className="h6">{title}</span>
                </dt>
                <dd>
                  {lines.map((line, index) => (
                    <span key={line}>
                      {index === 0 && lines.length > 1 ? <strong>{line}</strong> : line}
                    </span>
                  ))}
                  {email && <a href={`mailto:${email}`}>{email}</a>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {isElectrical && <Disposal battery={battery} />}
    </>
  );
}

interface Fact {
  icon: IconName;
  title: string;
  lines: string[];
  email?: string;
}

function useFacts(legal: Information, hasContents: boolean): Fact[] {
  const { t } = useServerI18n();
  const texts = t.product.legal;
  const { foodName, preparation, storage, organic } = legal;
  const line = (icon: IconName, title: string, text: string | null): Fact[] =>
    text ? [{ icon, title, lines: [text] }] : [];
  const address = (title: string, business: Business | null): Fact[] => {
    if (!business) return [];
    const { name, street, city, country, email } = business;
    return [{ icon: 'bank', title, lines: [name, street, `${city}, ${country}`], email }];
  };
  return [
    // with contents it stands above them
    ...(hasContents ? [] : line('coffee-bean', texts.foodName, foodName)),
    ...line('coffee', texts.preparation, preparation),
    ...line('package', texts.storage, storage),
    ...(organic
      ? [{ icon: 'leaf' as const, title: texts.organic, lines: [organic.code, organic.origin] }]
      : []),
    ...address(texts.foodBusiness, legal.foodBusiness),
    ...address(texts.manufacturer, legal.manufacturer),
    ...address(texts.responsiblePerson, legal.responsiblePerson),
  ];
}
