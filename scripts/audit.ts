import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';

interface Advisory {
  severity: string;
  title: string;
  url: string;
}
interface Vulnerability {
  severity: string;
  via: (string | Advisory)[];
}

interface Verdict {
  outcome: 'clean' | 'vulnerable' | 'unanswered';
  lines: string[];
}

const isGrave = (severity: string) => severity === 'high' || severity === 'critical';

/** What an audit says: vulnerable with a grave advisory, clean with lesser ones, which it names. */
export function verdictOf(output: string): Verdict {
  const vulnerabilities = vulnerabilitiesIn(output);
  if (!vulnerabilities) return { outcome: 'unanswered', lines: [] };
  const lines = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((advisory) => typeof advisory !== 'string')
      .map(({ severity, title, url }) => `${severity}: ${name}: ${title} ${url}`),
  );
  const isVulnerable = Object.values(vulnerabilities).some((one) => isGrave(one.severity));
  return { outcome: isVulnerable ? 'vulnerable' : 'clean', lines };
}

/** What `npm audit --json` prints once the registry answered; undefined for anything else. */
function vulnerabilitiesIn(output: string) {
  try {
    return (JSON.parse(output) as { vulnerabilities?: Record<string, Vulnerability> })
      .vulnerabilities;
  } catch {
    return undefined;
  }
}

const patience = 30_000;

function audit(): Promise<Verdict> {
  const asking = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  return new Promise((resolve) => {
    execFile('npm', asking, { timeout: patience, maxBuffer: 50_000_000 }, (_error, stdout) => {
      resolve(verdictOf(stdout));
    });
  });
}

const said = {
  clean: 'Nothing grave is known of any package we ship.',
  vulnerable: 'A package we ship has a grave advisory: update it.',
  unanswered: 'The registry did not answer: advisories were not looked at.',
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { outcome, lines } = await audit();
  console.log([...lines, said[outcome]].join('\n'));
  const mustAnswer = process.argv.includes('--must-answer');
  if (outcome === 'vulnerable' || (outcome === 'unanswered' && mustAnswer)) process.exitCode = 1;
}
