create table station (
  id      text primary key,
  name    text not null,
  mean    numeric(5, 2) not null
);

create table constituent (
  station_id text not null references station (id) on delete cascade,
  name       text not null,
  amplitude  numeric(6, 3) not null check (amplitude >= 0),
  phase      numeric(5, 1) not null check (phase between 0 and 360),
  primary key (station_id, name)
);
