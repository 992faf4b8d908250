// Without it every form works as well: this adds dragging, moving by keyboard, counters and buttons for HTML.

for (const list of document.querySelectorAll('[data-sortable]')) makeSortable(list);

/** Space lifts an entry, arrows move it, Space puts it down, Escape puts it back; or it is dragged. */
function makeSortable(list) {
  const form = list.closest('form');
  const announce = (text) => {
    form.querySelector('[data-announce]').textContent = text;
  };
  const items = () => [...list.querySelectorAll('[data-item]')];
  const before = items();
  let lifted = null;
  const nameOf = (item) => item.querySelector('.grip').getAttribute('aria-label').slice(5);
  const place = (item) => `position ${items().indexOf(item) + 1} of ${before.length}`;

  function drop() {
    const order = items().map((item) => before.indexOf(item));
    lifted?.classList.remove('is-lifted');
    lifted = null;
    if (order.every((index, at) => index === at)) return;
    const field = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'order',
      value: order.join(' '),
    });
    form.append(field);
    form.submit();
  }

  function cancel() {
    list.append(...before);
    lifted?.classList.remove('is-lifted');
    lifted = null;
    announce('Moving was cancelled.');
  }

  for (const item of before) {
    const grip = item.querySelector('.grip');
    grip.hidden = false;
    item.draggable = true;
    item.addEventListener('dragstart', () => {
      lifted = item;
      item.classList.add('is-lifted');
    });
    item.addEventListener('dragover', (event) => {
      if (!lifted || lifted === item) return;
      event.preventDefault();
      const { top, height } = item.getBoundingClientRect();
      if (event.clientY < top + height / 2) item.before(lifted);
      else item.after(lifted);
    });
    item.addEventListener('dragend', drop);
    grip.addEventListener('keydown', (event) => {
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (lifted === item) {
          drop();
          return;
        }
        lifted = item;
        item.classList.add('is-lifted');
        announce(`${nameOf(item)} is lifted, ${place(item)}. Arrows move it, Space puts it down.`);
      } else if (lifted === item && event.key === 'Escape') {
        event.preventDefault();
        cancel();
        grip.focus();
      } else if (lifted === item && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        if (event.key === 'ArrowUp') item.previousElementSibling?.before(item);
        else item.nextElementSibling?.after(item);
        grip.focus();
        announce(`${nameOf(item)}, ${place(item)}.`);
      }
    });
  }
}

for (const input of document.querySelectorAll('[data-maximum]')) {
  const counter = input.parentElement.querySelector('[data-count]');
  const count = () => {
    const length = [...input.value].length;
    counter.textContent = `${length} / ${input.dataset.maximum}`;
    counter.classList.toggle('is-over', length > Number(input.dataset.maximum));
  };
  input.addEventListener('input', count);
}

const tags = [
  ['Heading', '<h2>', '</h2>'],
  ['Paragraph', '<p>', '</p>'],
  ['Bold', '<strong>', '</strong>'],
  ['Link', '<a href="/">', '</a>'],
  ['List', '<ul>\n<li>', '</li>\n</ul>'],
];

for (const area of document.querySelectorAll('[data-html]')) {
  const bar = document.createElement('div');
  bar.className = 'html-buttons';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', `Format ${area.getAttribute('aria-label')}`);
  for (const [label, open, close] of tags) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: label,
    });
    button.addEventListener('click', () => {
      const { selectionStart, selectionEnd, value } = area;
      const text = value.slice(selectionStart, selectionEnd);
      area.setRangeText(`${open}${text}${close}`, selectionStart, selectionEnd, 'end');
      area.focus();
    });
    bar.append(button);
  }
  area.before(bar);
}
