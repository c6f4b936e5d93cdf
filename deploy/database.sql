-- Run once by the image of PostgreSQL, on an empty volume (compose.yaml): the database of Clearpaw and the role that
-- owns it. It is no superuser, so that a statement that someone injects reads no file and runs no program.
\getenv password POSTGRES_PASSWORD
create role clearpaw login password :'password';
create database clearpaw owner clearpaw;
-- The superuser gets in from inside the container alone: docker compose exec database psql -U postgres
alter role current_user password null;
