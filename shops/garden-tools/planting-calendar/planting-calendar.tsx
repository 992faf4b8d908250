import { useServerI18n } from '../../../storefront/app/i18n/use-server-i18n.server.ts';
import type { GardenTask } from './facts.ts';
import { messages } from './messages.ts';
import styles from './planting-calendar.module.css';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A row for each task, a column for each month. */
export function PlantingCalendar({ tasks }: { tasks: GardenTask[] }) {
  const { language, format } = useServerI18n();
  const words = messages[language];
  const nameOf = (month: number, length: 'short' | 'long') =>
    format.dateAs(`2026-${String(month).padStart(2, '0')}-01`, { month: length });
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="planting-calendar">
      <h2 id="planting-calendar" className="h3">
        {words.title}
      </h2>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.task}</th>
              {months.map((month) => (
                <th key={month} scope="col">
                  <abbr title={nameOf(month, 'long')}>{nameOf(month, 'short')}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.map(({ task, months: used }) => (
              <tr key={task}>
                <th scope="row">{words.tasks[task]}</th>
                {months.map((month) => (
                  <td key={month} className={used.includes(month) ? styles.used : undefined}>
                    {used.includes(month) && <span className="visually-hidden">{words.yes}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
