// Stands for another provider's consent banner, with styles of its own and Consent Mode updates.
(() => {
  const key = 'cmp_choice';
  function tell(state) {
    window.dataLayer.push(
      (function () {
        // biome-ignore lint/complexity/noArguments: Consent Mode takes nothing else
        return arguments;
      })('consent', 'update', { analytics_storage: state, ad_storage: state }),
    );
  }
  function answer(state) {
    localStorage.setItem(key, state);
    document.querySelector('#cmp')?.remove();
    tell(state);
  }
  CMP.open = () => {
    const style = document.createElement('style');
    style.textContent = '#cmp { position: fixed; inset: auto 0 0; background: white }';
    const box = document.createElement('div');
    box.id = 'cmp';
    for (const state of ['granted', 'denied']) {
      const button = document.createElement('button');
      button.textContent = `CMP ${state}`;
      button.onclick = () => answer(state);
      box.append(button);
    }
    document.body.append(style, box);
  };
  const known = localStorage.getItem(key);
  if (known) tell(known);
  else CMP.open();
})();
