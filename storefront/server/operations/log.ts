import { type Logger, pino } from 'pino';
import { redactSecrets } from '../../telemetry/redact-text.ts';

interface LogOptions {
  level: string;
  /** Removed from every line. */
  secrets: (string | undefined)[];
  write?: (line: string) => void;
}

/** JSON lines on standard output, with secrets and personal data redacted. */
export function createLog({ level, secrets, write = toStandardOutput }: LogOptions): Logger {
  // as they appear inside JSON
  const hidden = secrets.flatMap((secret) => (secret ? [JSON.stringify(secret).slice(1, -1)] : []));
  const redact = (line: string) => {
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
    { write: (line) => write(redact(line)) },
  );
}

/** Human-readable output, for development. */
export function writePretty(line: string) {
  const { level, time: _, msg, err, requestId: __, ...rest } = JSON.parse(line);
  const facts = Object.values(rest).join(' ');
  console.log([level === 'info' ? '' : `${level}: `, msg, facts && ` ${facts}`].join(''));
  if (err) console.log(err.stack);
}

function toStandardOutput(line: string) {
  process.stdout.write(line);
}

/** Logs a warning the first time its key occurs. */
export function createWarnOnce(log: Logger) {
  const seen = new Set<string>();
  return (key: string, facts: object, message: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    log.warn(facts, message);
  };
}
