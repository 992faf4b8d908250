import type { Language } from '../catalogue-format/languages.ts';
import { slugify } from '../catalogue-format/slugify.ts';
import type { Translations } from '../content/records.ts';
import { digestOf } from '../content/translate.ts';
import { connectionOf } from '../graphql/connection.ts';
import type { PageArguments } from '../graphql/page.ts';
import type { ContentAdmin } from './content-admin.ts';
import { checkValue } from './metaobject-values.ts';
import {
  findResource,
  resourcesOfType,
  type TranslatableResource,
} from './translatable-resources.ts';
import { nodesIn } from './translation-nodes.ts';
import { type UserError, userError } from './user-errors.ts';

interface TranslationInput {
  key: string;
  locale: string;
  value: string;
  translatableContentDigest: string;
}
interface ListArguments extends PageArguments {
  reverse?: boolean | null;
}

const maximumKeys = 100;

export function translationResolvers(admin: ContentAdmin) {
  const [primary, ...others] = admin.languages;
  const findLanguage = (locale: string): Language | undefined =>
    others.find((language) => language === locale);
  const notFound = (resourceId: string) => ({
    translations: null,
    userErrors: [
      userError('RESOURCE_NOT_FOUND', ['resourceId'], `Resource ${resourceId} does not exist`),
    ],
  });

  function node(resource: TranslatableResource): object {
    const digest = (key: string) =>
      digestOf(resource.texts.find((text) => text.key === key)?.value ?? '');
    return {
      resourceId: resource.gid,
      translatableContent: resource.texts.map(({ key, value, type }) => ({
        key,
        value,
        type,
        digest: digestOf(value),
        locale: primary,
      })),
      translations: ({ locale, outdated }: { locale: string; outdated?: boolean | null }) => {
        const language = findLanguage(locale);
        if (!language) return [];
        const nodes = nodesIn(resource, language, (key, known) => known !== digest(key));
        return outdated == null ? nodes : nodes.filter((one) => one.outdated === outdated);
      },
      nestedTranslatableResources: (args: ListArguments) =>
        connectionOf(resource.nested.map(node), args),
    };
  }

  function check(
    input: TranslationInput,
    resource: TranslatableResource,
    index: number,
  ): UserError | undefined {
    const fail = (code: string, field: string, message: string) =>
      userError(code, ['translations', String(index), field], message);
    const text = resource.texts.find(({ key }) => key === input.key);
    if (!findLanguage(input.locale)) {
      return fail('INVALID_LOCALE_FOR_SHOP', 'locale', 'Locale is not a valid locale for the shop');
    }
    if (!text) return fail('INVALID_KEY_FOR_MODEL', 'key', `Key ${input.key} is not a valid key`);
    if (input.value === '') return fail('BLANK', 'value', "Value can't be blank");
    if (input.translatableContentDigest !== digestOf(text.value)) {
      const message = 'Translatable content hash is invalid';
      return fail('INVALID_TRANSLATABLE_CONTENT', 'translatableContentDigest', message);
    }
    if (input.key === 'handle' && slugify(input.value) !== input.value) {
      const message = 'Value is not a valid handle';
      return fail('INVALID_VALUE_FOR_HANDLE_TRANSLATION', 'value', message);
    }
    const error = text.definition && checkValue(text.definition, input.value);
    return error && fail('FAILS_RESOURCE_VALIDATION', 'value', error.message);
  }

  return {
    translatableResource: async ({ resourceId }: { resourceId: string }) => {
      const resource = await findResource(resourceId, admin);
      return resource ? node(resource) : null;
    },
    translatableResources: async ({
      resourceType,
      ...args
    }: ListArguments & { resourceType: string }) =>
      connectionOf((await resourcesOfType(resourceType, admin)).map(node), args),
    translatableResourcesByIds: async ({
      resourceIds,
      ...args
    }: ListArguments & { resourceIds: string[] }) => {
      const found = await Promise.all(resourceIds.map((id) => findResource(id, admin)));
      return connectionOf(
        found.flatMap((resource) => (resource ? [node(resource)] : [])),
        args,
      );
    },
    translationsRegister: async ({
      resourceId,
      translations: inputs,
    }: {
      resourceId: string;
      translations: TranslationInput[];
    }) => {
      const resource = await findResource(resourceId, admin);
      if (!resource) return notFound(resourceId);
      if (inputs.length > maximumKeys) {
        const message = `Too many translation keys for the resource: ${inputs.length}`;
        const userErrors = [userError('TOO_MANY_KEYS_FOR_RESOURCE', ['translations'], message)];
        return { translations: null, userErrors };
      }
      const userErrors = inputs.flatMap((input, index) => check(input, resource, index) ?? []);
      if (userErrors.length > 0) return { translations: null, userErrors };
      const updatedAt = admin.now().toISOString();
      const translations: Translations = structuredClone(resource.translations);
      for (const { key, locale, value, translatableContentDigest: digest } of inputs) {
        const language = findLanguage(locale);
        if (language) {
          translations[language] = {
            ...translations[language],
            [key]: { value, digest, updatedAt },
          };
        }
      }
      await resource.save(translations);
      const registered = inputs.map(({ key, locale, value }) => ({
        key,
        locale,
        value,
        updatedAt,
        outdated: false,
        market: null,
      }));
      return { translations: registered, userErrors: [] };
    },
    translationsRemove: async ({
      resourceId,
      translationKeys,
      locales,
    }: {
      resourceId: string;
      translationKeys: string[];
      locales: string[];
    }) => {
      const resource = await findResource(resourceId, admin);
      if (!resource) return notFound(resourceId);
      const translations: Translations = structuredClone(resource.translations);
      const wanted = locales.flatMap((locale) => findLanguage(locale) ?? []);
      const removed = wanted.flatMap((language) =>
        nodesIn(resource, language, () => false).filter(({ key }) => translationKeys.includes(key)),
      );
      for (const { key, locale } of removed) delete translations[locale]?.[key];
      await resource.save(translations);
      return { translations: removed, userErrors: [] };
    },
  };
}
