import type { declarations as german } from '../de/declarations.ts';

export const declarations: typeof german = {
  name: 'First and last name',
  email: 'E-mail address for the confirmation',
  optional: 'optional',
  problemCount: (count) =>
    count === 1 ? 'One detail is still missing' : `${count} details are still missing`,
  problem: {
    name: { summary: 'What is your name?', text: 'Please enter your name.' },
    email: { summary: 'Check the e-mail address', text: 'Please enter a complete e-mail address.' },
    tooLong: { summary: 'Shorten the text', text: 'This text is too long. Please shorten it.' },
  },
  tooManyTries:
    'Very many declarations have just come from here. Nothing was stored. Please try again later or write to us:',
  unavailable:
    'That did not work just now, and nothing was stored. Please try again in a moment or write to us:',
  off: 'The online form is not set up at the moment. An informal message is enough:',
  errorTitle: (title) => `Error: ${title}`,
  nextSteps: 'What happens next',
  inbox: 'Confirmation in your inbox',
  inboxDone: 'Nothing there? Look in the spam folder or save it here.',
  otherWays: 'Prefer another way?',
  letter: 'Letter:',
  mail: 'E-mail:',
  phone: 'Phone:',
  receipt: {
    number: (number) => `Reference ${number}`,
    received: 'Received',
    name: 'Name',
    confirmationTo: 'Confirmation to',
    save: 'Save confirmation',
    print: 'Print',
  },
  mailFooter: (shop) =>
    `You receive this e-mail because a notice or request with this address was sent to ${shop}.`,
  imprint: 'Imprint',
  privacy: 'Privacy',
  imprintPage: 'imprint',
  privacyPage: 'privacy',
};
