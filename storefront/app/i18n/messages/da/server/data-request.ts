import type { dataRequest as german } from '../../de/server/data-request.ts';

export const dataRequest: typeof german = {
  receipt: {
    title: 'Bekræftelse på modtagelse',
    subject: 'Anmodning',
    access: 'Kopi af gemte data',
    erasure: 'Sletning af konto og data',
  },
  mail: {
    subject: (number) => `Din anmodning er modtaget (${number})`,
    title: 'Din anmodning er modtaget.',
    lead: 'Vi har modtaget din anmodning med dette indhold og svarer senest inden for en måned:',
    merchantSubject: (number) => `Dataanmodning ${number}`,
    merchantTitle: 'Ny dataanmodning',
    merchantLead:
      'En kunde har bedt om indsigt eller sletning på kontoen. Svar inden for en måned; bekræftelsen sendes automatisk.',
  },
};
