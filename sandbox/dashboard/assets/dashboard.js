// Shows what is new every five seconds, except while somebody is in the middle of a form.

const interval = 5000;

async function refresh() {
  if (document.hidden || document.activeElement?.closest('[data-live] form')) return;
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const old of document.querySelectorAll('[data-live][id]')) {
    if (old.contains(document.activeElement)) continue;
    const replacement = fresh.getElementById(old.id);
    if (replacement && replacement.innerHTML !== old.innerHTML) {
      old.innerHTML = replacement.innerHTML;
    }
  }
}

setInterval(refresh, interval);
