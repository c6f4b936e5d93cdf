import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The storage emulator of firebase-tools, for the bench. Its rules are judged by a Java program that it downloads when it
 * starts; here everything is allowed instead, so that it starts without a network. That only makes it faster.
 */
const folder = fileURLToPath(new URL('./peers/node_modules/firebase-tools/lib/emulator/', import.meta.url));
const load = createRequire(import.meta.url);
const rules = load(`${folder}storage/rules/runtime.js`);
const { EmulatorRegistry } = load(`${folder}registry.js`);
const { StorageEmulator } = load(`${folder}storage/index.js`);

const allowed = async () => ({ permitted: true, issues: new rules.StorageRulesIssues() });
Object.assign(rules.StorageRulesRuntime.prototype, {
  start: async () => {},
  stop: async () => {},
  verifyWithRuleset: allowed,
  async loadRuleset() {
    const ruleset = new rules.StorageRulesetInstance(this, 2, 'all');
    return { ruleset, issues: new rules.StorageRulesIssues() };
  },
});
const emulator = new StorageEmulator({
  projectId: 'demo',
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  rules: { name: 'storage.rules', content: "rules_version = '2';" },
});
await EmulatorRegistry.start(emulator);
process.on('SIGINT', () => process.exit(0));
