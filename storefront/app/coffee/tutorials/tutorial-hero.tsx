import { pictureUrl } from '#shop/pictures/documents.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { Breadcrumb } from '../../shell/breadcrumb.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { clockTime } from './clock-time.ts';
import styles from './tutorial-hero.module.css';
import type { TutorialPage } from './tutorial-page.ts';

/** Title, picture and key figures of a recipe. */
export function TutorialHero({ page }: { page: TutorialPage }) {
  const { t, href, format } = useServerI18n();
  const { coffee, water, milk, temperature, seconds, grind } = page.recipe;
  const words = t.coffee.tutorial;
  const figures = [
    [words.coffee, `${format.number(coffee)}\u00a0g`],
    [isDrink(page.recipe) ? words.drink : words.water, `${format.number(water)}\u00a0g`],
    ...(milk ? [[words.milk, `${format.number(milk)}\u00a0g`] as const] : []),
    [words.temperature, `${temperature}\u00a0°C`],
    [words.time, clockTime(seconds, words.hours)],
    [words.grind, words.grinds[grind]],
  ] as const;
  const way = [
    { title: t.shell.home, href: href.home() },
    ...(page.parent ? [page.parent] : []),
    { title: page.shortTitle },
  ];
  return (
    <div className={styles.hero}>
      <div className="wrap">
        <Breadcrumb items={way} />
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={`h1 ${styles.title}`}>{page.title}</h1>
            <p className={`lead ${styles.description}`}>{page.description}</p>
            {page.coffee && (
              <p>
                {words.valuesFor} <TextLink to={page.coffee.href}>{page.coffee.title}</TextLink>
              </p>
            )}
            <dl className={styles.figures}>
              {figures.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.picture}>
            <img src={pictureUrl(page.hero)} alt="" width={800} height={800} fetchPriority="high" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** An espresso is measured in the cup (front-matter.ts): no other way of brewing takes so little water. */
function isDrink({ coffee, water }: TutorialPage['recipe']): boolean {
  return water < coffee * 4;
}
