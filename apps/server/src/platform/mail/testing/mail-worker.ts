// A process that only sends mail, so that a test can kill it.
import { systemClock } from '../../clock/index.ts';
import { openDatabase } from '../../database/index.ts';
import { openJobs } from '../../jobs/index.ts';
import { createLog } from '../../telemetry/index.ts';
import { sendMail } from '../mail-job.ts';
import { smtpTransport } from '../smtp-transport.ts';

const { DATABASE_URL: address = '', SMTP_URL: url = '' } = process.env;
const log = createLog('silent');
const store = openDatabase(address, log);
const jobs = await openJobs(store, log, [sendMail], { silentSeconds: 10, pollIntervalSeconds: 2 });
const transport = smtpTransport({ url, from: 'hello@clearpaw.test' }, 'https://clearpaw.test');
await jobs.work({ store, clock: systemClock, mail: { transport } });
console.log('ready');
