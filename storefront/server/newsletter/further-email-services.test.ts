import { expect, onTestFinished, test } from 'vitest';
import { createKlaviyo } from './klaviyo.ts';
import { createMailchimp, mailchimpUrl } from './mailchimp.ts';
import { startKlaviyoStub } from './testing/klaviyo-stub.ts';
import { startMailchimpStub } from './testing/mailchimp-stub.ts';

const services = [
  { name: 'Klaviyo', start: startKlaviyoStub, create: createKlaviyo, setting: 'KLAVIYO' },
  { name: 'Mailchimp', start: startMailchimpStub, create: createMailchimp, setting: 'MAILCHIMP' },
];
const at = new Date('2026-11-18T10:00:00Z');
const subscriber = {
  address: 'a+b@example.com',
  language: 'da',
  unsubscribeUrl: 'https://shop.example/x',
  consentGivenAt: at,
  consentTextVersion: '3',
  confirmedAt: at,
};

test.each(services)(
  '$name: a subscriber arrives with the proof of consent, repeated calls change nothing',
  async ({ start, create }) => {
    const stub = await start();
    onTestFinished(() => void stub.stop());
    const service = create(stub.options);
    await service.add(subscriber);
    await service.add({ ...subscriber, language: 'en' });
    expect([...stub.contacts.subscribed]).toEqual([subscriber.address]);
    const stored = Object.values(stub.contacts.profiles.get(subscriber.address) ?? {});
    expect(stored).toEqual(
      expect.arrayContaining(['en', '3', at.toISOString(), subscriber.unsubscribeUrl]),
    );
    await service.remove(subscriber.address);
    await service.remove(subscriber.address);
    expect(stub.contacts.subscribed.size).toBe(0);
    await service.add(subscriber);
    await service.erase(subscriber.address);
    await service.erase(subscriber.address);
    expect(stub.contacts.profiles.size).toBe(0);
    expect(stub.problems).toEqual([]);
  },
);

test.each(services)(
  '$name: a failure is an error without the address',
  async ({ start, create }) => {
    const stub = await start({ failures: [500] });
    onTestFinished(() => void stub.stop());
    const failing = create(stub.options).add(subscriber);
    await expect(failing).rejects.toThrow('status 500');
    await expect(failing).rejects.not.toThrow('example.com');
  },
);

test.each(services)(
  '$name: a wrong key and an unknown list are named with their setting',
  async ({ start, create, setting }) => {
    const stub = await start();
    onTestFinished(() => void stub.stop());
    expect(await create(stub.options).problem()).toBeNull();
    expect(await create({ ...stub.options, apiKey: 'wrong' }).problem()).toContain(
      `${setting}_API_KEY`,
    );
    expect(await create({ ...stub.options, listId: 'none' }).problem()).toContain(
      `${setting}_LIST_ID`,
    );
  },
);

test('Mailchimp’s address is that of the key’s data centre', () => {
  expect(mailchimpUrl('0123abcd-us21')).toBe('https://us21.api.mailchimp.com');
});
