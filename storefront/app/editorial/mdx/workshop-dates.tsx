import { languageFacts } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import { workshops, workshopTerms } from '#shop/workshops.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';
import styles from './prose.module.css';
import { Table } from './table.tsx';

const { street, city } = shop.company;

/** Course, date, time and price of each workshop. */
export function WorkshopDates() {
  const { format, language } = useI18n();
  const words = allMessages[language].documents.workshops;
  const weekday = new Intl.DateTimeFormat(languageFacts[language].locale, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return (
    <Table>
      <caption>{words.caption(`${street}, ${city}`, format.number(workshopTerms.hours))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.course}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.time}</th>
          <th scope="col" className={styles.money}>
            {words.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {workshops.map(({ course, date, time, price }) => (
          <tr key={`${course} ${date}`}>
            <th scope="row">{words.courses[course] ?? course}</th>
            <td>{`${weekday.format(new Date(date))} ${format.date(date)}`}</td>
            <td>{words.at(time)}</td>
            <td className={styles.money}>{format.money(price)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
