import { renderToStaticMarkup } from 'react-dom/server';
import { shop } from '#shop/shop.ts';
import { languageOrDefault } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { previewPaths } from './preview-bar.tsx';

/** Asks an editor for the passphrase, in the language of the address. */
export function signInPage(path: string, problem: 'wrong' | 'tooMany' | null): string {
  const language = languageOrDefault(path.split(/[/?]/)[1]);
  const { name, signIn } = allMessages[language].preview;
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${name} | ${shop.name}`}</title>
        <link rel="stylesheet" href={previewPaths.style} />
      </head>
      <body className="preview-sign-in">
        <main>
          <h1>{name}</h1>
          <p>{signIn.intro}</p>
          <form method="post" action={previewPaths.enter}>
            <input type="hidden" name="back" value={path} />
            <label>
              {signIn.passphrase}
              <input
                type="password"
                name="passphrase"
                required
                autoComplete="current-password"
                aria-describedby={problem ? 'problem' : undefined}
                aria-invalid={problem ? true : undefined}
              />
            </label>
            {problem && (
              <p id="problem" role="alert">
                {signIn[problem]}
              </p>
            )}
            <button type="submit">{signIn.open}</button>
          </form>
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
