import { type Logger, pino } from 'pino';
import { redactSecrets } from '../../telemetry/redact-text.ts';

interface LogOptions {
  level: string;
  /** Must never stand in a line, whoever writes it. */
  secrets: (string | undefined)[];
  write?: (line: string) => void;
}

/** Structured lines on the standard output, without secrets and without anything about a person. */
export function createLog({ level, secrets, write = toStandardOutput }: LogOptions): Logger {
  // as they stand inside a line of JSON
  const hidden = secrets.flatMap((secret) => (secret ? [JSON.stringify(secret).slice(1, -1)] : []));
  const clean = (line: string) => {
    let cleaned = line;
    for (const secret of hidden) cleaned = cleaned.replaceAll(secret, '[hidden]');
    return redactSecrets(cleaned);
  };
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => write(clean(line)) },
  );
}

/** The same for a person at a terminal. */
export function writeReadable(line: string) {
  const { level, time: _, msg, err, requestId: __, ...rest } = JSON.parse(line);
  const facts = Object.values(rest).join(' ');
  console.log([level === 'info' ? '' : `${level}: `, msg, facts && ` ${facts}`].join(''));
  if (err) console.log(err.stack);
}

function toStandardOutput(line: string) {
  process.stdout.write(line);
}
